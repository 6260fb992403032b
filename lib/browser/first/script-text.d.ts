/** The script, bundled with what it imports, as text for an inline `<script>` (`lib/next/bundle-script.ts`). */
declare module '*?script' {
  const text: string
  export default text
}
