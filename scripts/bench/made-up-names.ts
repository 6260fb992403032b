const beginnings = [
  'Ara',
  'Bela',
  'Cam',
  'Dona',
  'Fazen',
  'Gua',
  'Ita',
  'Jaca',
  'Lagoa',
  'Mara',
  'Nova',
  'Ouro',
]
const middles = ['ri', 'po', 'ta', 'ne', 'vi', 'lu', 'qua', 'so', 'mi', 'be']
const endings = ['ba', 'guá', 'lândia', 'mar', 'nha', 'pé', 'rão', 'tuba', 'vale', 'zeiro']

/** 1,200 words that sound like places in Brazil. */
export const brandNames: readonly string[] = beginnings.flatMap((start) =>
  middles.flatMap((middle) => endings.map((end) => `${start}${middle}${end}`)),
)

export const kinds: readonly string[] = [
  'tradicional',
  'orgânico',
  'da serra',
  'premium',
  'seleção',
  'colonial',
  'light',
  'artesanal',
]

export const sizes: readonly { readonly text: string; readonly grams: number }[] = [
  { text: '100 g', grams: 100 },
  { text: '250 g', grams: 250 },
  { text: '400 g', grams: 400 },
  { text: '500 g', grams: 500 },
  { text: '750 g', grams: 750 },
  { text: '1 kg', grams: 1000 },
  { text: '2 kg', grams: 2000 },
  { text: '300 ml', grams: 300 },
  { text: '1 L', grams: 1000 },
  { text: '12 unidades', grams: 600 },
]
