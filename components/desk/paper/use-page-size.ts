import { type RefObject, useEffect } from 'react'
import { readChoice, storeChoice } from '@/lib/desk/browser/device-choice'
import { useStaleText } from '../frame/stale-note'

export const paperSizes = ['a4', 'roll'] as const
export type PaperSize = (typeof paperSizes)[number]

const pixelsPerMillimetre = 96 / 25.4
/** Millimetres. */
const rollWidth = 80
const rollMargin = 4
/** Millimetres: print is slightly taller than the screen; `stale` adds the warning's line. */
const spareLength = { usual: 6, stale: 24 }

function pageRule(size: PaperSize, sheet: HTMLElement | null, spare: number): string {
  if (size === 'a4') return '@page { size: A4; margin: 14mm }'
  const length = Math.ceil((sheet?.offsetHeight ?? 0) / pixelsPerMillimetre) + 2 * rollMargin + spare
  return `@page { size: ${rollWidth}mm ${Math.max(length, rollWidth)}mm; margin: ${rollMargin}mm }`
}

/** Writes A4 or the sheet's length into the stylesheet, as the policy forbids styles in the document. */
export function usePageSize(size: PaperSize, sheet: RefObject<HTMLElement | null>): void {
  const spare = useStaleText() === '' ? spareLength.usual : spareLength.stale
  useEffect(() => {
    const [styles] = document.styleSheets
    if (!styles) return
    let rule: CSSRule | null = null

    function remove(): void {
      const index = [...(styles?.cssRules ?? [])].indexOf(rule as CSSRule)
      if (rule && index >= 0) styles?.deleteRule(index)
      rule = null
    }
    function write(): void {
      remove()
      const index = styles?.insertRule(pageRule(size, sheet.current, spare), styles.cssRules.length) ?? 0
      rule = styles?.cssRules[index] ?? null
    }

    write()
    const observer = new ResizeObserver(write)
    if (sheet.current) observer.observe(sheet.current)
    return () => {
      observer.disconnect()
      remove()
    }
  }, [size, sheet, spare])
}

const storageKey = 'desk-paper'

/** Paper last used on this device. */
export function readPaperSize(): PaperSize {
  const stored = readChoice(storageKey)
  return paperSizes.find((size) => size === stored) ?? 'a4'
}

export const storePaperSize = (size: PaperSize) => storeChoice(storageKey, size)
