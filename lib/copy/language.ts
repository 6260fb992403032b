export const language = 'pt-BR'
