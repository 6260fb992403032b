/**
 * The user whom a page of the desk shows, said with all that it reads and does but the stream of changes, in a header, or
 * for a download, which takes none, in the query under the same name. Cookies are shared by all tabs: with this nothing is done in the name of another user who signed in
 * in another one. Without it, as from older pages, the session alone counts.
 */
export const deskUserHeader = 'desk-user'
