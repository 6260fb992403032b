import { deskOrderCopy } from '@/lib/desk/copy/order'
import { useShortcuts } from '../frame/use-shortcuts'
import type { LineStep } from './line-window'
import { tickLine } from './picks'
import type { ShownLine, ShownOrder } from './shown-order'

const { shortcuts: copy } = deskOrderCopy

type Actions = {
  readonly onLine: (line: ShownLine, step: LineStep) => void
  readonly onStep: () => void
  readonly onUndo: () => void
}

const boxes = () => [...document.querySelectorAll<HTMLInputElement>('input[data-line]:enabled')]

/** The row that has the focus, or −1. */
const focused = () => boxes().indexOf(document.activeElement as HTMLInputElement)

function goTo(index: number): void {
  const rows = boxes()
  show(rows[Math.min(Math.max(index, 0), rows.length - 1)])
}

export const goToLine = (line: number) =>
  show(document.querySelector<HTMLElement>(`input[data-line="${line}"]`))

function show(box: HTMLElement | null | undefined): void {
  box?.focus({ preventScroll: true })
  box?.closest('li')?.scrollIntoView({ block: 'center' })
}

/** One press leads to where the next one is. */
function pressContact(): void {
  const button = document.querySelector<HTMLElement>('[data-contact]')
  button?.focus()
  button?.click()
}

/** An order without a mouse: the lines by j and k, the rest by first letters. */
export function useOrderShortcuts({ code, lines }: ShownOrder, { onLine, onStep, onUndo }: Actions): void {
  function withLine(run: (line: ShownLine) => void): void {
    const place = boxes()[focused()]?.dataset['line']
    const line = lines.find((one) => String(one.line) === place)
    if (line) run(line)
  }

  useShortcuts([
    { key: 'j', label: copy.next, run: () => goTo(focused() + 1) },
    { key: 'k', label: copy.previous, run: () => goTo(focused() - 1) },
    { key: 'x', label: copy.tick, run: () => boxes()[focused()]?.click() },
    {
      key: 'f',
      label: copy.missing,
      run: () => withLine((line) => void tickLine(code, line, { state: 'missing' })),
    },
    { key: 't', label: copy.replace, run: () => withLine((line) => onLine(line, 'replace')) },
    { key: 'p', label: copy.weigh, run: () => withLine((line) => onLine(line, 'weigh')) },
    { key: 'w', label: copy.write, run: pressContact },
    { key: 'Enter', label: copy.step, run: onStep },
    { key: 'u', label: copy.undo, run: onUndo },
  ])
}
