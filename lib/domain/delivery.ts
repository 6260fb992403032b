import { foldText } from './text.ts'

/** What happens to a product that is missing when the order is packed. */
export const substitutions = ['similar', 'remove'] as const
export type Substitution = (typeof substitutions)[number]

/** Characters of a shopper's note on one product. */
export const maximumNoteLength = 140

/** States as shoppers write them behind the city of the specification, section 9. */
const statesOf: Readonly<Record<string, readonly string[]>> = {
  'balneario camboriu': ['sc', 'santa catarina'],
}

const foldCity = (text: string) => foldText(text.replace(/[\s,/()–—-]+/g, ' '))

function spellingsOf(served: string): readonly string[] {
  const name = foldCity(served.replace(/[-–/]\s*[a-z]{2}\s*$/i, ''))
  return [foldCity(served), name, ...(statesOf[name] ?? []).map((state) => `${name} ${state}`)]
}

/**
 * Whether a shopper means this city of ours. Compared without case, accents, outer spaces and what stands between the
 * words. The state may stand behind it ('- SC', '/SC', ', SC'): never another one, and none where we do not know it. A
 * city of ours that names its own ('Itajaí - SC') makes it known.
 */
export function isSpellingOf(city: string, served: string): boolean {
  const wanted = foldCity(city)
  return wanted !== '' && spellingsOf(served).includes(wanted)
}
