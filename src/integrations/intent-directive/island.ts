/**
 * The `<astro-island>` element, cut down to what this site's islands need, so that all inline script of a page stays
 * under 1,500 bytes (Astro's own is 1,543 alone). It reads the same attributes. Left out: other prop types than JSON's,
 * nested islands, slots that are not rendered, and Astro's client router. Imported for its effect by the directives:
 * a page may hold several of them, and the first one defines it.
 */
type Renderer = (element: HTMLElement) => (component: unknown, props: object, slots: object, meta: object) => unknown;
type Directive = (load: () => Promise<() => Promise<void>>, options: unknown, element: HTMLElement) => void;
/** A prop as Astro writes it: 0 a value or an object of tuples, 1 an array of tuples. */
type Tuple = [0 | 1, unknown];

const revive = ([type, value]: Tuple): unknown => (type ? (value as Tuple[]).map(revive) : reviveObject(value));
const reviveObject = (raw: unknown): unknown =>
  raw && typeof raw === 'object'
    ? Object.fromEntries(Object.entries(raw).map(([key, value]) => [key, revive(value)]))
    : raw;

/** Phones lose the network for a moment: one more try, under an address that browsers have not marked as failed. */
const fetchModule = (url: string) =>
  import(url).catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return import(`${url}?${Date.now()}`);
  });

class Island extends HTMLElement {
  connectedCallback() {
    const read = (name: string) => this.getAttribute(name) as string;
    const directives = (self as unknown as { Astro: Record<string, Directive> }).Astro;
    const load = async () => {
      try {
        const [module, { default: renderer }] = await Promise.all([
          fetchModule(read('component-url')),
          fetchModule(read('renderer-url')) as Promise<{ default: Renderer }>,
          document.readyState === 'loading' &&
            new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve)),
        ]);
        return async () => {
          const slots: Record<string, string> = {};
          for (const slot of this.querySelectorAll('astro-slot')) {
            slots[slot.getAttribute('name') || 'default'] = slot.innerHTML;
          }
          const props = reviveObject(JSON.parse(read('props'))) as object;
          await renderer(this)(module[read('component-export')], props, slots, { client: read('client') });
          this.removeAttribute('ssr');
          this.dispatchEvent(new Event('astro:hydrate'));
        };
      } catch (error) {
        console.error(error);
        // Still server-rendered, so that the next sign tries again; what works by script alone hides until then.
        this.setAttribute('ssr', 'failed');
        return async () => {};
      }
    };
    directives[read('client')]?.(load, JSON.parse(read('opts')), this);
  }
}
if (!customElements.get('astro-island')) customElements.define('astro-island', Island);
