export const outdatedPageEvent = 'outdated-page'
