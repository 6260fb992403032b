'use client'

import { Monitor, Moon, Sun } from 'lucide-react'
import { useId, useState } from 'react'
import { ToggleGroup, ToggleGroupItem } from '@/components/ui/toggle-group'
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
    <ToggleGroup className="grid grid-cols-[repeat(auto-fit,minmax(4.75rem,1fr))] rounded-xl bg-muted p-1">
      <legend className="sr-only">{menu.theme}</legend>
      {themes.map((value) => {
        const Icon = icons[value]
        return (
          <ToggleGroupItem
            key={value}
            name={name}
            value={value}
            checked={theme === value}
            onChange={() => choose(value)}
          >
            <Icon className="size-4.5 max-[21.249em]:hidden" />
            {menu.themes[value]}
          </ToggleGroupItem>
        )
      })}
    </ToggleGroup>
  )
}
