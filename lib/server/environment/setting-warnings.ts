import path from 'node:path'
import { isAddress } from '../../domain/sheet-address.ts'
import { normalizeWhatsapp } from '../../domain/whatsapp.ts'
import { isWorkbookName } from './delivery-zones.ts'
import { environmentSchema } from './environment-schema.ts'

type Variables = Readonly<Record<string, string | undefined>>

type FileChecks = {
  readonly hasFile: (path: string) => boolean
  readonly hasDeliverySheet: (path: string) => boolean
}

/** A shorter name resembles too many others. */
const shortestName = 6

const known = Object.keys(environmentSchema.shape)

/** Warns of settings that probably do not do what is meant; never quotes secrets. */
export function settingWarnings(
  variables: Variables,
  { hasFile, hasDeliverySheet }: FileChecks,
): readonly string[] {
  const of = (name: string) => variables[name]?.trim() ?? ''
  const warnings = Object.keys(variables).flatMap((name) => {
    const meant = nearestSetting(name)
    return meant ? [`${name} is no setting, and is not read. Is ${meant} meant?`] : []
  })
  for (const name of known)
    if (/^(["'])(?:(?!\1).)+\1$/s.test(of(name)))
      warnings.push(`${name} is in quotation marks, which are read as part of it. Leave them out.`)
  if (of('CONTACT_WHATSAPP') && !isNumber(of('CONTACT_WHATSAPP'))) {
    warnings.push(
      'CONTACT_WHATSAPP is no telephone number. Shoppers read it as it is; give one with its area code, such as (47) 99999-1234.',
    )
  }
  if (/\/store(\/|$)/.test(of('STORE_API_URL'))) {
    warnings.push('STORE_API_URL ends before /store: the shop adds /store and STORE_ID by itself.')
  }
  const file = of('CATALOG_FILE')
  if (file && !isAddress(file) && !hasFile(file)) {
    warnings.push(
      `CATALOG_FILE: there is no file ${file}, seen from the folder that the shop is started in. Until there is one it sells what it last read, or nothing.`,
    )
  }
  const isAway = isAddress(file)
  const isBook = isWorkbookName(file) && !isAway
  const beside = isAway || !file ? '' : path.join(path.dirname(file), 'entregas.csv')
  const isInBook = isBook && hasDeliverySheet(file)
  const table = isInBook ? `The sheet "entregas" of ${file}` : beside && hasFile(beside) ? beside : ''
  const namesCities = of('SERVED_CITIES') !== ''
  const namesDelivery = namesCities || of('DELIVERY_FILE') !== ''
  if (namesCities && table) {
    warnings.push(
      `${table} is not read: SERVED_CITIES names the cities. Leave it empty to deliver as it says.`,
    )
  } else if (isBook && !isInBook && table && !namesDelivery) {
    warnings.push(
      `${table} is not read beside a workbook. Make it the sheet "entregas" of that, or name it in DELIVERY_FILE.`,
    )
  }
  if (file && !namesDelivery && (!table || (isBook && !isInBook))) {
    warnings.push(
      `DELIVERY_FILE is empty: ${isAway ? 'unless a workbook with a sheet "entregas" is published there, shoppers' : 'shoppers'} read that delivery is to be agreed with you. Name your cities and fees in a table.`,
    )
  }
  return warnings
}

function isNumber(typed: string): boolean {
  return normalizeWhatsapp(typed) !== null || /^\+[1-9]\d{7,14}$/.test(typed.replace(/[\s().-]/g, ''))
}

/** Finds the setting probably meant: one edit away, two for long names. */
function nearestSetting(name: string): string | null {
  if (name.length < shortestName || known.includes(name)) return null
  const spelled = name.toUpperCase().replaceAll('-', '_')
  const near = known
    .filter((each) => each.length >= shortestName)
    .map((each) => ({ each, edits: editsBetween(spelled, each) }))
    .filter(({ each, edits }) => edits <= (each.length > 9 ? 2 : 1))
    .toSorted((one, other) => one.edits - other.edits)
  return near[0]?.each ?? null
}

function editsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1]
    for (const [column, otherLetter] of [...other].entries()) {
      const exchanged = (row[column] ?? 0) + (letter === otherLetter ? 0 : 1)
      next.push(Math.min(exchanged, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
