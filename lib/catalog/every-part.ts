// Defines all parts before anything is rendered: pages kept by an earlier run are checked first.
import './find-listing.ts'
import './find-product.ts'
import './find-share-card.ts'
import './find-shared-list.ts'
import './list-categories.ts'
import './list-home-shelves.ts'
import './search-products.ts'
import './shown-delivery.ts'
