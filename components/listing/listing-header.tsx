type Props = { readonly title: string; readonly tagline: string | null }

export function ListingHeader({ title, tagline }: Props) {
  return (
    <div className="pt-[30px] pb-4 md:pt-12 md:pb-7">
      <h1 className="page-title">{title}</h1>
      {tagline && <p className="mt-1 text-lg text-muted-foreground">{tagline}</p>}
    </div>
  )
}
