import { arrivedKey, cameBackByKey, lastLeftKey, leftFromHereKey, unreportedKey } from './storage-keys'

/** For the script of /success. */
export const arrivalScriptKeys = {
  left: leftFromHereKey,
  back: cameBackByKey,
  last: lastLeftKey,
  arrived: arrivedKey,
  unreported: unreportedKey,
}
