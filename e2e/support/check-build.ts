import fs from 'node:fs'

/** The tests run on the production build; without one they stop with a sentence. */
export default function checkBuild(): void {
  if (!fs.existsSync('.next/BUILD_ID')) {
    throw new Error('There is no production build. Run "npm run build" first, or "npm test", which does it.')
  }
}
