/** The one way in which WebDriver and WebDriver BiDi describe the actions of a pointer and a keyboard. */
export function pressAt(x: number, y: number): readonly object[] {
  return [
    {
      type: 'pointer',
      id: 'pointer',
      parameters: { pointerType: 'mouse' },
      actions: [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    },
  ]
}

/** One key after the other. */
export function typeKeys(keys: readonly string[]): readonly object[] {
  return [
    {
      type: 'key',
      id: 'keyboard',
      actions: keys.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    },
  ]
}

export const enterKey = '\uE007'
