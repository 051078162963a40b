declare module 'subset-font' {
  export default function subset(
    font: Uint8Array,
    text: string | undefined,
    options: {
      readonly targetFormat: 'woff2' | 'sfnt';
      readonly variationAxes?: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
      readonly keepFeatures?: readonly string[];
      readonly keepAllGlyphs?: boolean;
    },
  ): Promise<Uint8Array>;
}
