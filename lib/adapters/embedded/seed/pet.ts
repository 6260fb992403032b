import type { SeedProduct } from './seed-product.ts'

export const pet: readonly SeedProduct[] = [
  {
    handle: 'racao-caes',
    title: 'Ração para cães adultos',
    subtitle: 'em pacote',
    description:
      '<p>Completa, com frango e arroz, para cães de todos os portes. Sem corante.</p><p>Para quem tem cachorro grande, o saco de 10 kg compensa.</p>',
    collections: ['Pet'],
    pictures: ['racao-cao-1kg', 'racao-cao'],
    optionTitle: 'Peso',
    variants: [
      { title: '1 kg', priceCents: 1990, weightGrams: 1000, stock: 34, picture: 'racao-cao-1kg' },
      { title: '3 kg', priceCents: 4490, weightGrams: 3000, stock: 12, picture: 'racao-cao-3kg' },
      { title: '10 kg', priceCents: 9490, weightGrams: 10000, stock: 7, picture: 'racao-cao' },
    ],
  },
  {
    handle: 'racao-gatos',
    title: 'Ração para gatos castrados',
    subtitle: 'pacote com 1 kg',
    description: '<p>Menos calorias e mais fibra, do jeito que o gato castrado precisa. Sabor salmão.</p>',
    collections: ['Pet'],
    pictures: ['racao-gato'],
    variants: [{ title: 'Ração para gatos castrados', priceCents: 2890, weightGrams: 1000, stock: 20 }],
  },
  {
    handle: 'osso-para-caes',
    title: 'Ossinhos para cães',
    subtitle: 'pacote com 2, cerca de 120 g',
    description: '<p>Mastigáveis, limpam os dentes e ocupam a tarde. Sempre com água por perto.</p>',
    collections: ['Pet'],
    pictures: ['osso'],
    variants: [{ title: 'Ossinhos para cães', priceCents: 990, weightGrams: 125, stock: 26 }],
  },
]
