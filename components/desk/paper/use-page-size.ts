import { type RefObject, useEffect } from 'react'
import { readChoice, storeChoice } from '@/lib/desk/browser/device-choice'
import { useStaleText } from '../frame/stale-note'

export const paperSizes = ['a4', 'roll'] as const
export type PaperSize = (typeof paperSizes)[number]

const pixelsPerMillimetre = 96 / 25.4
/** Millimetres of the roll, and what printers leave free of it all around. */
const rollWidth = 80
const rollMargin = 4
/** Millimetres: browsers print some lines a little higher than they show them; the second, for the word that all of it is old. */
const spareLength = { usual: 6, stale: 24 }

function pageRule(size: PaperSize, sheet: HTMLElement | null, spare: number): string {
  if (size === 'a4') return '@page { size: A4; margin: 14mm }'
  const length = Math.ceil((sheet?.offsetHeight ?? 0) / pixelsPerMillimetre) + 2 * rollMargin + spare
  return `@page { size: ${rollWidth}mm ${Math.max(length, rollWidth)}mm; margin: ${rollMargin}mm }`
}

/**
 * The paper that this page is printed on: A4, or a piece of a roll as long as the sheet. A rule put into the style
 * sheet of the desk, because the policy takes none in the document.
 */
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

/** The paper that this device printed on last. */
export function readPaperSize(): PaperSize {
  const stored = readChoice(storageKey)
  return paperSizes.find((size) => size === stored) ?? 'a4'
}

export const storePaperSize = (size: PaperSize) => storeChoice(storageKey, size)
