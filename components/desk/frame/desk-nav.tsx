import { Link, useLocation } from 'wouter'
import { deskFrameCopy } from '@/lib/desk/copy/frame'
import { deskPaths } from '@/lib/domain/desk-paths'
import { deskSections } from './desk-sections'
import { useWaitingCount } from './live'

/** A bar at the thumb on phones, a rail at the side of wide screens. */
export function DeskNav() {
  const [path] = useLocation()
  const waiting = useWaitingCount()
  return (
    <nav className="desk-nav" aria-label={deskFrameCopy.navigation}>
      {deskSections.map(({ href, label, Icon, holds }) => (
        <Link
          key={href}
          href={href}
          className="desk-nav-link"
          aria-current={holds(path) ? 'page' : undefined}
        >
          <Icon />
          <span>{label}</span>
          {href === deskPaths.orders && waiting > 0 && (
            <span className="desk-nav-count">
              {waiting} <span className="sr-only">{deskFrameCopy.waiting}</span>
            </span>
          )}
        </Link>
      ))}
    </nav>
  )
}
