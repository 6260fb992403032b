declare global {
  interface Window {
    /** This browser can read the scripts of the shop. */
    readsScripts?: boolean
  }
}

/**
 * Holds the newest that `browserslist` leaves in the built scripts, and nothing newer: a browser that cannot parse this
 * cannot parse them either, and runs nothing of what is bundled with it.
 */
class Syntax {
  readonly #name = /(?<name>.)/ds
  readonly isRead = #name in this
}

window.readsScripts = new Syntax().isRead
