import { Link, useLocation } from 'wouter'
import { deskFrameCopy } from '@/lib/copy/desk/frame'
import { deskSections } from './desk-sections'

/** A bar at the thumb on phones, a rail at the side of wide screens. */
export function DeskNav() {
  const [path] = useLocation()
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
        </Link>
      ))}
    </nav>
  )
}
