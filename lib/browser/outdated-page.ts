/** Of the window: the server has refused what this page still said, and the page is to be asked for anew. */
export const outdatedPageEvent = 'outdated-page'
