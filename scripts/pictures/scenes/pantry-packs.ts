import { pouch } from '../props/bags.ts'
import { tin } from '../props/glass.ts'
import type { Motif } from '../props/motif.ts'
import type { Drawing, Tones } from '../types.ts'

export const bag = (title: string, note: string, amount: string, tones: Tones, motif: Motif): Drawing =>
  pouch({ title, note, amount, motif }, tones)

/** A matt paper kilo bag: flour, sugar, salt. */
export const flour = (title: string, note: string, tones: Tones, motif: Motif, ink: string): Drawing =>
  pouch({ title, note, amount: '1 kg', motif }, tones, { paper: true, ink })

export const can = (title: string, amount: string, tones: Tones, motif: Motif): Drawing =>
  tin({ title, amount, motif }, tones)
