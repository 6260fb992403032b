export const deskPath = '/painel'

export const isDeskPath = (path: string) => path === deskPath || path.startsWith(`${deskPath}/`)

/** Where a shopper's message is posted; a body may be larger there than elsewhere. */
export const deskListCall = '/api/desk/written-list'

const filesFolder = 'arquivos'

/** Where a file of its build is served. */
export const deskFilesPath = (name: string) => `${deskPath}/${filesFolder}/${name}`

/** The name of that file; null for the address of a view. */
export function deskFileOf(segments: readonly string[]): string | null {
  const [first, name = '', ...rest] = segments
  return first === filesFolder && rest.length === 0 ? name : null
}

export const isDeskFile = (path: string) => path.startsWith(deskFilesPath(''))

export const deskPaths = {
  orders: '/',
  order: (code: string) => `/pedidos/${code}`,
  /** Its order, with what can be written to its shopper. */
  contact: (code: string) => `/pedidos/${code}?avisar=contato`,
  paper: (code: string) => `/pedidos/${code}/imprimir`,
  writtenList: '/lista',
  aisles: '/corredores',
  numbers: '/numeros',
  catalog: '/catalogo',
  log: '/registro',
  privacy: '/privacidade',
} as const
