/** Escaped JSON that no browser runs. */
export function StructuredData({ json }: { readonly json: string | null }) {
  if (json === null) return null
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: lib/discovery has escaped it (trust S4)
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
  )
}

type Tag = { readonly property: string; readonly content: string }

/** Hoisted by React into the head. */
export function PropertyTags({ tags }: { readonly tags: readonly Tag[] }) {
  return tags.map(({ property, content }) => <meta key={property} property={property} content={content} />)
}
