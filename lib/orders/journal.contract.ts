import { deskFiltersContract } from './desk-filters.contract.ts'
import { differencesContract } from './differences.contract.ts'
import { eraseContactContract } from './erase-contact.contract.ts'
import { fulfillmentContract } from './fulfillment.contract.ts'
import { journalRacesContract, type SharedJournal } from './journal-races.contract.ts'
import { type JournalSubject, orderJournalContract } from './order-journal.contract.ts'
import { replacementAnswerContract } from './replacement-answer.contract.ts'
import { returnsContract } from './returns.contract.ts'
import { windowPlacesContract } from './window-places.contract.ts'

type Options = SharedJournal & {
  /** An empty journal, whose clock stands still. */
  readonly openEmpty: () => Promise<JournalSubject>
}

/** All that every journal does, whatever it is kept in. */
export function journalContract(name: string, { openEmpty, ...shared }: Options): void {
  orderJournalContract(name, openEmpty)
  fulfillmentContract(name, openEmpty)
  replacementAnswerContract(name, openEmpty)
  eraseContactContract(name, openEmpty)
  deskFiltersContract(name, openEmpty)
  returnsContract(name, openEmpty)
  differencesContract(name, openEmpty)
  windowPlacesContract(name, openEmpty)
  journalRacesContract(name, shared)
}
