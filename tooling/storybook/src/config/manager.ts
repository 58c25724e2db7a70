import '../docs/product-tool.ts'
