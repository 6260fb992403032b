import { type ComponentType, lazy, Suspense } from 'react'
import { Route, Switch, useParams } from 'wouter'
import { deskPaths } from '@/lib/domain/desk-paths'
import { LoadingView, NotFoundView, ViewFailure } from './frame/view-states'
import { OrdersView } from './orders/orders-view'

type DeskRoute = {
  /** Path below `/painel`, such as `/pedidos/:code`. */
  readonly path: string
  readonly View: ComponentType | ComponentType<{ readonly code: string }>
}

/** Views; each except the list is a separate chunk. */
const routes: readonly DeskRoute[] = [
  { path: deskPaths.orders, View: OrdersView },
  {
    path: deskPaths.order(':code'),
    View: lazy(() => import('./order/order-view').then(({ OrderView }) => ({ default: OrderView }))),
  },
  {
    path: deskPaths.paper(':code'),
    View: lazy(() => import('./paper/paper-view').then(({ PaperView }) => ({ default: PaperView }))),
  },
  {
    path: deskPaths.writtenList,
    View: lazy(() => import('./list/list-view').then(({ ListView }) => ({ default: ListView }))),
  },
  {
    path: deskPaths.aisles,
    View: lazy(() => import('./aisles/aisles-view').then(({ AislesView }) => ({ default: AislesView }))),
  },
  {
    path: deskPaths.numbers,
    View: lazy(() => import('./numbers/numbers-view').then(({ NumbersView }) => ({ default: NumbersView }))),
  },
  {
    path: deskPaths.catalog,
    View: lazy(() => import('./catalog/catalog-view').then(({ CatalogView }) => ({ default: CatalogView }))),
  },
  {
    path: deskPaths.log,
    View: lazy(() => import('./log/log-view').then(({ LogView }) => ({ default: LogView }))),
  },
  {
    path: deskPaths.privacy,
    View: lazy(() => import('./privacy/privacy-view').then(({ PrivacyView }) => ({ default: PrivacyView }))),
  },
]

export function DeskRoutes() {
  return (
    <Switch>
      {routes.map((route) => (
        <Route key={route.path} path={route.path}>
          <ShownRoute {...route} />
        </Route>
      ))}
      <Route>
        <NotFoundView />
      </Route>
    </Switch>
  )
}

function ShownRoute({ View }: DeskRoute) {
  const { code = '' } = useParams<{ code?: string }>()
  return (
    <ViewFailure key={code}>
      <Suspense fallback={<LoadingView />}>
        <View code={code} />
      </Suspense>
    </ViewFailure>
  )
}
