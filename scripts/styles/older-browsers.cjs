const layerOrder = ['properties', 'theme', 'base', 'components', 'utilities']

/**
 * Cascade layers: browsers before Chrome 99 drop all that is in one. What a layer holds is put where the order of
 * layers says, what is in none comes last as before; between two layers specificity counts again.
 */
function flattenLayers(root) {
  const layers = new Map(layerOrder.map((name) => [name, []]))
  const outside = []
  for (const node of [...root.nodes]) {
    if (node.type !== 'atrule' || node.name !== 'layer') outside.push(node)
    else if (node.nodes) {
      const rules = layers.get(node.params)
      if (!rules) throw node.error(`no layer is called ${node.params}`)
      rules.push(...node.nodes)
    }
  }
  root.removeAll()
  root.append([...layers.values()].flat(), outside)
}

/** `dvh` and `svh` are newer than Chrome 95: `vh` goes before them. */
function addPlainHeight(declaration) {
  const plain = declaration.value.replace(/(\d)[ds]vh\b/g, '$1vh')
  if (plain !== declaration.value) declaration.cloneBefore({ value: plain })
}

/** What the style sheets need for the browsers of `browserslist`, and Next's compiler does not do. */
function olderBrowsers() {
  return {
    postcssPlugin: 'older-browsers',
    OnceExit(root) {
      flattenLayers(root)
      root.walkDecls(addPlainHeight)
    },
  }
}

olderBrowsers.postcss = true
module.exports = olderBrowsers
