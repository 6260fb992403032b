export const buyAgainCopy = { title: 'Compre de novo' } as const
