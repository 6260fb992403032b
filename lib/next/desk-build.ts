import path from 'node:path'

/** Folder of the market's desk in a build. */
export const deskFolder = 'desk'

/** Where scripts and style sheets of all releases are kept: those of the desk in `deskFolder`, beside the shop's. */
export const releasesFolder = (dataDirectory: string) => path.join(dataDirectory, 'static')

/** Under this name a process has its one `ReleaseFiles`. */
export const releaseFilesName = 'release-files'

export const deskManifestName = 'manifest.json'

/** Names of files in the folder. */
export type DeskManifest = {
  readonly script: string
  /** What the script imports at once. */
  readonly preloads: readonly string[]
  readonly style: string
  /** Chooses light or dark before the first paint. */
  readonly theme: string
}
