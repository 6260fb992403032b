/** Answer of GET `/api/desk/revision`, and the data of each message of the event stream GET `/api/desk/changes`. */
export type DeskRevision = {
  /** Another text after every change of any order. */
  readonly revision: string
}
