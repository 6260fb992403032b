import path from 'node:path'

/** The anchor that a page has for a heading, as GitHub makes it. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-')
}

/** Links of a page to headings that are not there: `page.md#anchor`. `read` gives the text of a page by its path. */
export function brokenAnchors(page: string, read: (file: string) => string): readonly string[] {
  const links = [...read(page).matchAll(/\]\(([\w./-]*)#([^)\s]+)\)/g)]
  return links.flatMap(([, file = '', anchor = '']) => {
    const target = file === '' ? page : path.posix.join(path.posix.dirname(page), file)
    if (!target.endsWith('.md')) return []
    const anchors = [...read(target).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading))
    return anchors.includes(anchor) ? [] : [`${target}#${anchor}`]
  })
}
