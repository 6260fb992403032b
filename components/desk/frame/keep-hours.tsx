type Props = { readonly children: string }

/** Prevents line breaks inside hours such as `14h–16h`. */
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
