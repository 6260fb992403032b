import Link from 'next/link'
import { ArrowRight } from '@/components/ui/icons'
import { LayoutGrid, SpellCheck } from '@/components/ui/panel-icons'
import { searchCopy } from '@/lib/copy/search'
import { imageAddress, imageSourceSet, placeholderPicture } from '@/lib/domain/image'
import type { SuggestedProduct } from '@/lib/domain/suggestions'
import { optionId, type SuggestionOption } from './suggestion-options'

type Props = {
  readonly option: SuggestionOption
  readonly index: number
  readonly isActive: boolean
  readonly onChosen: () => void
}

/** One suggestion: a link that can be opened in a tab of its own, and an option to a screen reader. */
export function SuggestionRow({ option, index, isActive, onChosen }: Props) {
  return (
    <Link
      id={optionId(index)}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={option.href}
      prefetch={false}
      className={`suggestion suggestion-${option.kind}`}
      onClick={onChosen}
    >
      {option.kind === 'product' ? <ProductRow product={option.product} /> : <TextRow option={option} />}
    </Link>
  )
}

function ProductRow({
  product: { title, picture, price, priceBefore },
}: {
  readonly product: SuggestedProduct
}) {
  const source = picture ?? placeholderPicture
  return (
    <>
      <picture>
        <img
          src={imageAddress(source, 96)}
          srcSet={imageSourceSet(source, [96, 160])}
          sizes="44px"
          alt=""
          width={44}
          height={44}
          decoding="async"
        />
      </picture>
      <span className="suggestion-name">{title}</span>
      <span className={priceBefore === null ? 'suggestion-price' : 'suggestion-price suggestion-sale'}>
        {price}
      </span>
    </>
  )
}

function TextRow({ option }: { readonly option: Exclude<SuggestionOption, { kind: 'product' }> }) {
  const Icon = { correction: SpellCheck, category: LayoutGrid, all: ArrowRight }[option.kind]
  return (
    <>
      <span className="suggestion-icon">
        <Icon className="size-5" />
      </span>
      <span className="suggestion-name">
        {option.kind === 'correction' && (
          <>
            {searchCopy.didYouMean} <strong>{option.text}</strong>?
          </>
        )}
        {option.kind === 'category' && option.text}
        {option.kind === 'all' && searchCopy.seeAll(option.text)}
      </span>
      {option.kind === 'category' && <span className="suggestion-note">{searchCopy.category}</span>}
    </>
  )
}
