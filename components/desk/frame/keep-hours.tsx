type Props = { readonly children: string }

/** A text whose hours, as `14h–16h`, are broken by no line. */
export function KeepHours({ children }: Props) {
  return children.split(/(\S+–\S+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ),
  )
}
