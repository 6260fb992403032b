/**
 * The user whom a page of the desk shows, said with each of its calls: cookies are shared by all tabs, and nothing is read
 * or done in the name of somebody who signed in in another one. Without it, as from older pages, the session alone counts.
 */
export const deskUserHeader = 'desk-user'
