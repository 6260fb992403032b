import { bebidas } from './bebidas.ts'
import { cafesEDoces } from './cafes-e-doces.ts'
import { carnesEOvos } from './carnes-e-ovos.ts'
import { congelados } from './congelados.ts'
import { frutas } from './frutas.ts'
import { higiene } from './higiene.ts'
import { laticinios } from './laticinios.ts'
import { legumes } from './legumes.ts'
import { limpeza } from './limpeza.ts'
import { mercearia } from './mercearia.ts'
import { padaria } from './padaria.ts'
import { pet } from './pet.ts'
import type { SeedProduct } from './seed-product.ts'
import { verduras } from './verduras.ts'

const aisles: readonly (readonly SeedProduct[])[] = [
  frutas,
  verduras,
  legumes,
  laticinios,
  padaria,
  mercearia,
  bebidas,
  carnesEOvos,
  cafesEDoces,
  congelados,
  limpeza,
  higiene,
  pet,
]

/** What the first screens of the store show: colours and aisles in turn. */
const shopWindow: readonly string[] = [
  'tomate-italiano',
  'banana-prata',
  'pao-frances',
  'ovos-caipiras',
  'morango',
  'leite-integral',
  'alface-crespa',
  'queijo-colonial',
  'cafe-torrado-moido',
  'mamao-papaia',
  'pimentao-colorido',
  'cuca-alema',
  'uva-niagara',
  'suco-de-laranja',
  'beterraba',
  'pao-de-queijo',
  'maracuja-azedo',
  'geleia-artesanal',
  'brocolis-ninja',
  'azeite-extravirgem',
  'camarao-sete-barbas',
  'detergente',
  'maca-gala',
  'sorvete-pote',
]

/** One from each aisle in turn until all are empty. */
function takeTurns(shelves: readonly (readonly SeedProduct[])[]): readonly SeedProduct[] {
  const rounds = Math.max(...shelves.map((shelf) => shelf.length))
  return Array.from({ length: rounds }, (_, round) =>
    shelves.flatMap((shelf) => shelf.slice(round, round + 1)),
  ).flat()
}

const inWindow = aisles
  .flat()
  .filter(({ handle }) => shopWindow.includes(handle))
  .toSorted((one, other) => shopWindow.indexOf(one.handle) - shopWindow.indexOf(other.handle))

const remaining = aisles.map((aisle) => aisle.filter(({ handle }) => !shopWindow.includes(handle)))

/** The sample catalogue in the merchant's order. */
export const seedCatalog: readonly SeedProduct[] = [...inWindow, ...takeTurns(remaining)]
