import { describe, expect, it } from 'vitest'
import { customFieldValuesFor } from './create-checkout.ts'

const preferences = { whatsapp: '(47) 99999-1234', city: 'Balneário Camboriú', substitution: 'similar' }

function fieldsTitled(...titles: string[]) {
  return titles.map((title, index) => ({ id: `cf_${index}`, title, isRequired: false }))
}

describe('customFieldValuesFor', () => {
  it('matches by a word of the title, whatever its case, accents and punctuation', () => {
    const fields = fieldsTitled('SEU WHATSAPP:', 'Cidade de entrega', 'substituicao?', 'Substituição')
    expect(customFieldValuesFor(fields, preferences)).toEqual([
      { customFieldId: 'cf_0', value: '(47) 99999-1234' },
      { customFieldId: 'cf_1', value: 'Balneário Camboriú' },
      { customFieldId: 'cf_2', value: 'similar' },
      { customFieldId: 'cf_3', value: 'similar' },
    ])
  })

  it('leaves other fields alone, names of Object members among them', () => {
    expect(
      customFieldValuesFor(fieldsTitled('Nome no cartão', 'Felicidade', 'constructor'), preferences),
    ).toEqual([])
  })
})
