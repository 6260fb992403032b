import { describe, expect, it } from 'vitest'
import { dataPolicy, documentPolicy, pagePolicy } from './content-security-policy.ts'

function directive(policy: string, name: string): string | undefined {
  return policy
    .split('; ')
    .find((part) => part.startsWith(`${name} `))
    ?.slice(name.length + 1)
}

const scriptsOf = (html: string) => directive(pagePolicy(html), 'script-src')

describe('S1 the policy of a page', () => {
  it('S1 names an inline script by the hash a browser computes', () => {
    // The example of the specification of the policy itself.
    expect(scriptsOf("<script>alert('Hello, world.');</script>")).toBe(
      "'self' 'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
    )
  })

  it('S1 hashes the bytes between the tags, spaces and accents included', () => {
    const plain = scriptsOf('<script>a("pão")</script>')
    expect(scriptsOf('<script> a("pão")</script>')).not.toBe(plain)
    expect(scriptsOf('<script nonce="x" data-src="y" async>a("pão")</script>')).toBe(plain)
  })

  it('S1 leaves scripts with a source to our own origin', () => {
    const html = '<script src="/a.js" async=""></script><script defer src="/b.js"></script>'
    expect(scriptsOf(html)).toBe("'self'")
    // A browser ignores what stands inside of such a script.
    expect(scriptsOf('<script async src="/a.js">a()</script>')).toBe("'self'")
  })

  it('S1 hashes structured data like a script, which allows nothing that runs', () => {
    expect(scriptsOf('<script type="application/ld+json">{"@type":"Product"}</script>')).toMatch(
      /^'self' 'sha256-[A-Za-z0-9+/]{43}='$/,
    )
  })

  it('S1 has no unsafe-inline or unsafe-eval for scripts, and locks what is not used', () => {
    const policy = pagePolicy('<script>a()</script>')
    expect(directive(policy, 'script-src')).not.toMatch(/unsafe|\*|https?:/)
    expect(directive(policy, 'default-src')).toBe("'self'")
    for (const name of ['object-src', 'base-uri', 'frame-ancestors']) {
      expect(directive(policy, name)).toBe("'none'")
    }
    expect(directive(policy, 'form-action')).toBe("'self'")
    expect(policy.match(/script-src/g)).toHaveLength(1)
  })

  it('S1 locks every other document and all data too', () => {
    expect(documentPolicy).toBe(
      "object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'",
    )
    expect(dataPolicy).toBe("default-src 'none'; frame-ancestors 'none'")
  })
})
