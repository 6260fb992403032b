/** What a shopper looks for: something of a role with a name, or a text. */
export type Wanted = {
  readonly role?: Role
  /** All of its name or text; a text that begins and ends with `/` is a pattern. */
  readonly name?: string
  /** Inside of which it is looked for. */
  readonly within?: Wanted
}

export type Role =
  | 'button'
  | 'link'
  | 'heading'
  | 'dialog'
  | 'field'
  | 'radio'
  | 'checkbox'
  | 'article'
  | 'navigation'
  | 'region'

export type Found = {
  /** How many are visible; the rest is about the first. */
  readonly count: number
  readonly text: string
  readonly value: string | null
  readonly isDisabled: boolean
  readonly isChecked: boolean
  /** Whether what is typed now lands in it. */
  readonly hasFocus: boolean
  /** From the top of the document, in pixels. */
  readonly top: number
  /** Where a press of the pointer reaches it; null while something lies over it or it moves. */
  readonly press: { readonly x: number; readonly y: number } | null
}

/**
 * Runs in the page, so it knows nothing from outside. Brings what is found into view, and looks what really lies where
 * the pointer would come down.
 */
export function findInPage(wanted: Wanted): Found {
  const selectors: Record<Role, string> = {
    button: 'button, summary, [role=button]',
    link: 'a[href]',
    heading: 'h1, h2, h3, h4, h5, h6',
    dialog: '[role=dialog]',
    field: 'input:not([type=radio]):not([type=checkbox]), textarea',
    radio: 'input[type=radio], [role=radio]',
    checkbox: 'input[type=checkbox]',
    article: 'article',
    navigation: 'nav',
    region: '[role=region], section[aria-label]',
  }
  const clean = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()

  function nameOf(element: Element): string {
    const labels = (element.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => clean(id && document.getElementById(id)?.textContent))
    const given = clean(labels.join(' ')) || clean(element.getAttribute('aria-label'))
    if (given) return given
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
      return clean(element.labels?.[0]?.textContent) || clean(element.placeholder)
    }
    return clean(element.textContent)
  }

  function isNamed(text: string, name: string | undefined): boolean {
    if (name === undefined) return true
    return /^\/.*\/$/.test(name) ? new RegExp(name.slice(1, -1)).test(text) : text === name
  }

  function isVisible(element: Element): boolean {
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible'
  }

  function allOf({ role, name, within }: Wanted): readonly Element[] {
    const roots = within ? allOf(within) : [document.body]
    const found = roots.flatMap((root) => [...root.querySelectorAll(role ? selectors[role] : '*')])
    const named = found.filter((element) =>
      role ? isNamed(nameOf(element), name) : isNamed(clean(element.textContent), name),
    )
    // Of a text, the innermost that has all of it.
    const own = role
      ? named
      : named.filter((element) => !named.some((other) => other !== element && element.contains(other)))
    return own.filter(isVisible)
  }

  function pressOn(element: Element): Found['press'] {
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined
    for (const target of [element, ...(label ? [label] : [])]) {
      const { left, top, width, height } = target.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      const hit = document.elementFromPoint(x, y)
      if (hit && target.contains(hit)) return { x, y }
    }
    return null
  }

  const all = allOf(wanted)
  const [first] = all
  if (!first) {
    return {
      count: 0,
      text: '',
      value: null,
      isDisabled: false,
      isChecked: false,
      hasFocus: false,
      top: 0,
      press: null,
    }
  }
  const top = first.getBoundingClientRect().top + window.scrollY
  let press = pressOn(first)
  if (!press) {
    first.scrollIntoView({ block: 'center', behavior: 'instant' })
    press = pressOn(first)
  }
  const input = first as HTMLInputElement
  return {
    count: all.length,
    text: clean(first.textContent),
    value: 'value' in first ? input.value : null,
    isDisabled: input.disabled === true || first.getAttribute('aria-disabled') === 'true',
    isChecked: input.checked === true || first.getAttribute('aria-checked') === 'true',
    hasFocus: first === document.activeElement,
    top,
    press,
  }
}
