// Defines all parts that pages show: what an earlier run kept is looked at before anything is rendered.
import './find-listing.ts'
import './find-product.ts'
import './find-share-card.ts'
import './find-shared-list.ts'
import './list-categories.ts'
import './list-home-shelves.ts'
import './search-products.ts'
import './shown-delivery.ts'
