import { largeImageWidths, smallImageWidths } from '../domain/image.ts'
import { knownPictures } from '../server/known-pictures.ts'
import type { AskedPicture } from '../server/traffic/picture-variant.ts'
import { hasCachedPicture } from './has-cached-picture.ts'

/**
 * Whether the shop has shown this picture, so that a size of it is encoded (trust S58): one of our own files, one that this
 * process knows, or one of which another size lies ready, as of a page that outlived a restart.
 */
export function createKnownPictureCheck(ownFiles: ReadonlySet<string>): (picture: AskedPicture) => boolean {
  return (picture) =>
    ownFiles.has(picture.address) ||
    knownPictures().has(picture.address) ||
    [...smallImageWidths, ...largeImageWidths].some((width) => hasCachedPicture({ ...picture, width }))
}
