type TitledText = { readonly title: string; readonly detail: string }

/** Reads texts of two lines: title and detail; `shared` replaces a missing title. */
export function readTexts<Kind extends string>(texts: Readonly<Record<Kind, string>>, shared = '') {
  const read = Object.entries<string>(texts).map(([kind, text]) => {
    const [detail = '', title = shared] = text.split('\n').reverse()
    return [kind, { title, detail }]
  })
  return Object.fromEntries(read) as Readonly<Record<Kind, TitledText>>
}
