export const deskPath = '/painel'

export const isDeskPath = (path: string) => path === deskPath || path.startsWith(`${deskPath}/`)

/** Receives a shopper's message; allows larger bodies than other calls. */
export const deskListCall = '/api/desk/written-list'

const filesFolder = 'arquivos'

export const deskFilesPath = (name: string) => `${deskPath}/${filesFolder}/${name}`

export function deskFileOf(segments: readonly string[]): string | null {
  const [first, name = '', ...rest] = segments
  return first === filesFolder && rest.length === 0 ? name : null
}

export const isDeskFile = (path: string) => path.startsWith(deskFilesPath(''))

export const deskPaths = {
  orders: '/',
  order: (code: string) => `/pedidos/${code}`,
  contact: (code: string) => `/pedidos/${code}?avisar=contato`,
  paper: (code: string) => `/pedidos/${code}/imprimir`,
  writtenList: '/lista',
  aisles: '/corredores',
  numbers: '/numeros',
  catalog: '/catalogo',
  log: '/registro',
  privacy: '/privacidade',
} as const
