import type { LegalSection } from '@/lib/copy/legal'

export function LegalPage({
  title,
  sections,
}: {
  readonly title: string
  readonly sections: readonly LegalSection[]
}) {
  return (
    <article className="mx-auto max-w-[62ch] py-8 md:py-12">
      <h1>{title}</h1>
      {sections.map((section) => (
        <section key={section.title} className="mt-8">
          <h2>{section.title}</h2>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-2 text-pretty">
              {paragraph}
            </p>
          ))}
        </section>
      ))}
    </article>
  )
}
