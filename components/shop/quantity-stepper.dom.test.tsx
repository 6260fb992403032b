import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentProps, useState } from 'react'
import { describe, expect, it } from 'vitest'
import { QuantityStepper } from './quantity-stepper'

type Props = Partial<ComponentProps<typeof QuantityStepper>>

function Stepper({ quantity = 1, maximum = null, ...props }: Props) {
  const [value, setValue] = useState(quantity)
  return <QuantityStepper {...props} quantity={value} maximum={maximum} onChange={setValue} />
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const value = () => screen.getByRole('status').textContent

describe('QuantityStepper', () => {
  it('goes from 1 up to the stock and back, and no further', async () => {
    const user = userEvent.setup()
    render(<Stepper maximum={3} />)
    expect(button('Diminuir quantidade').disabled).toBe(true)
    await user.click(button('Aumentar quantidade'))
    await user.click(button('Aumentar quantidade'))
    expect([value(), button('Aumentar quantidade').disabled]).toEqual(['3', true])
    await user.click(button('Aumentar quantidade'))
    expect(value()).toBe('3')
    for (let time = 0; time < 4; time += 1) await user.click(button('Diminuir quantidade'))
    expect([value(), button('Diminuir quantidade').disabled]).toEqual(['1', true])
  })

  it('can only go down when there are fewer left than chosen', () => {
    render(<Stepper quantity={5} maximum={2} />)
    expect(button('Aumentar quantidade').disabled).toBe(true)
    expect(button('Diminuir quantidade').disabled).toBe(false)
  })

  it('is off as a whole when there is nothing to buy', () => {
    render(<Stepper quantity={2} isDisabled />)
    expect(screen.getAllByRole<HTMLButtonElement>('button').map(({ disabled }) => disabled)).toEqual([
      true,
      true,
    ])
  })

  it('names the product where several stand together', () => {
    render(<Stepper quantity={2} product="Banana Prata" />)
    expect(screen.getByRole('group', { name: 'Quantidade de Banana Prata' })).toBeTruthy()
    expect(button('Aumentar quantidade de Banana Prata')).toBeTruthy()
    expect(button('Diminuir quantidade de Banana Prata')).toBeTruthy()
  })
})
