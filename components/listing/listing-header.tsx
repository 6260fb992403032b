type Props = { readonly title: string; readonly tagline: string | null }

export function ListingHeader({ title, tagline }: Props) {
  return (
    <div className="pt-[30px] pb-4 min-[760px]:pt-12 min-[760px]:pb-7">
      <h1 className="page-title">{title}</h1>
      {tagline && <p className="mt-1 text-[17px] text-muted-foreground">{tagline}</p>}
    </div>
  )
}
