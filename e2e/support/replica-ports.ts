/** Of the two replicas behind nginx, and of their database; those of single specs begin at 3220. */
export const replicaPorts = { shops: [3211, 3212], database: 3213 } as const

export const replicaDatabaseUrl = `postgres://shop:local@127.0.0.1:${replicaPorts.database}/postgres`
