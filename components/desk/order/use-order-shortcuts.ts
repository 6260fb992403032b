import { useShortcuts } from '../frame/use-shortcuts'
import { tickLine } from './picks'
import type { ShownOrder } from './shown-order'

const boxes = () => [...document.querySelectorAll<HTMLInputElement>('input[data-line]:enabled')]

/** Index of the focused row, or −1. */
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

/** Keyboard shortcuts for picking. */
export function useOrderShortcuts({ code, lines }: ShownOrder, onStep: () => void): void {
  function markMissing(): void {
    const place = boxes()[focused()]?.dataset['line']
    const line = lines.find((one) => String(one.line) === place)
    if (line) void tickLine(code, line, { state: 'missing' })
  }

  useShortcuts({
    j: () => goTo(focused() + 1),
    k: () => goTo(focused() - 1),
    x: () => boxes()[focused()]?.click(),
    f: markMissing,
    Enter: onStep,
  })
}
