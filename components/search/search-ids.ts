export const searchFieldId = 'site-search'
export const suggestionListId = 'search-suggestions'
