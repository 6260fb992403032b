'use client'

import { Monitor, Moon, Sun } from 'lucide-react'
import { useId, useState } from 'react'
import { RadioGroup, RadioGroupItem } from '@/components/ui/radio-group'
import { chooseTheme, type Theme, themes } from '@/lib/browser/theme'
import { siteCopy } from '@/lib/copy/site'

const icons = { light: Sun, dark: Moon, system: Monitor }

export function ThemeToggle() {
  const name = useId()
  const [theme, setTheme] = useState<Theme>(() => window.applyTheme())
  const { menu } = siteCopy

  function choose(chosen: Theme) {
    chooseTheme(chosen)
    setTheme(chosen)
  }

  return (
    <RadioGroup className="grid grid-cols-[repeat(auto-fit,minmax(4.75rem,1fr))] rounded-md bg-muted p-1">
      <legend className="sr-only">{menu.theme}</legend>
      {themes.map((value) => {
        const Icon = icons[value]
        return (
          <RadioGroupItem
            key={value}
            variant="segment"
            name={name}
            value={value}
            checked={theme === value}
            onChange={() => choose(value)}
          >
            <Icon className="size-[18px] max-[21.249em]:hidden" />
            {menu.themes[value]}
          </RadioGroupItem>
        )
      })}
    </RadioGroup>
  )
}
