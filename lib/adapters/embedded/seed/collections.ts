/** The store's departments in menu order, each with a picture from `public/pictures`. */
export const seedCollections: readonly { readonly title: string; readonly picture: string }[] = [
  { title: 'Frutas', picture: 'maca' },
  { title: 'Verduras', picture: 'alface-crespa' },
  { title: 'Laticínios', picture: 'queijo-colonial' },
  { title: 'Padaria', picture: 'pao-frances' },
  { title: 'Legumes', picture: 'pimentao-trio' },
  { title: 'Mercearia', picture: 'arroz-branco' },
  { title: 'Carnes e Ovos', picture: 'ovos-caipiras' },
  { title: 'Bebidas', picture: 'suco-laranja' },
  { title: 'Cafés e Doces', picture: 'cafe' },
  { title: 'Congelados', picture: 'acai-tigela' },
  { title: 'Limpeza', picture: 'detergente-limao' },
  { title: 'Higiene', picture: 'papel-higienico' },
  { title: 'Pet', picture: 'racao-cao' },
  { title: 'Mais Vendidos', picture: 'banana' },
]
