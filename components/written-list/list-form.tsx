import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Label } from '@/components/ui/label'
import { Textarea } from '@/components/ui/textarea'
import { writtenListCopy as copy } from '@/lib/copy/written-list'
import { publicPaths } from '@/lib/domain/public-paths'
import { listFields } from '@/lib/domain/written-list/list-form'

type Props = {
  readonly text?: string
  readonly children?: ReactNode
}

/** POSTs natively, so that no address holds the list. */
export function ListForm({ text = '', children }: Props) {
  return (
    <form method="post" action={publicPaths.writtenList}>
      {children}
      <Label htmlFor={listFields.text}>{copy.label}</Label>
      <Textarea
        id={listFields.text}
        name={listFields.text}
        rows={10}
        required
        defaultValue={text}
        placeholder={copy.placeholder}
        aria-describedby="lista-dica"
      />
      <p id="lista-dica" className="mt-2 mb-4 text-muted-foreground text-sm">
        {copy.hint}
      </p>
      <Button type="submit" size="lg">
        <Search className="size-5" />
        {copy.submit}
      </Button>
    </form>
  )
}
