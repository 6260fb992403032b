/** The product that an address of our optimiser shows, whatever the size. */
const sourceOf = (address: string) => new URL(address, window.location.href).searchParams.get('url')

/** The address of the picture that a link stands with, in the size that the browser already has; null without one. */
export function pictureBeside(link: Element): string | null {
  const image = (link.closest('.card') ?? link).querySelector('img')
  return image?.complete && image.naturalWidth > 0 ? image.currentSrc : null
}

/**
 * Lays `copy` under the same picture of a product's page while that is on its way: over a slow line it would be empty for
 * some tenths of a second.
 */
export function showUntilLoaded(copy: string): void {
  for (const image of document.querySelectorAll<HTMLImageElement>('.gallery img')) {
    if (image.complete || sourceOf(image.src) !== sourceOf(copy)) continue
    const { objectFit, objectPosition } = window.getComputedStyle(image)
    image.style.background = `url("${copy}") ${objectPosition} / ${objectFit} no-repeat`
    image.addEventListener('load', () => image.style.removeProperty('background'), { once: true })
  }
}
